import { describe, expect, it } from 'vitest';
import { plainText, readHtml } from './plain-text.ts';

const BASE = 'https://blog.example/2026/post.html';
const HIDDEN = 'https://drop.example/x?a=1&b=2';

describe('the words of a piece of HTML', () => {
  it.each([
    ['Tom &amp; <b>Ann</b>', 'Tom & Ann'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['before<div>block</div>after', 'before\nblock\nafter'],
    ['a<br><br/>b', 'a\n\nb'],
    ['k<i>i</i>ll', 'kill'],
    ['<pre>one:1\ntwo:2</pre>', 'one:1\ntwo:2'],
    ['no markup: a < b, c > d', 'no markup: a < b, c > d'],
    [
      'write to <ann@acme.example> or <https://acme.example/x>',
      'write to <ann@acme.example> or <https://acme.example/x>',
    ],
    ['<script>alert(1)</script><style>p{}</style>seen<!-- not seen -->', 'seen'],
    ['<noscript><p>unseen</p></noscript>seen', 'seen'],
    ['never closed <b>bold', 'never closed bold'],
    ['&#39;quoted&#x27; &nbsp; caff&egrave;', "'quoted' caffè"],
  ])('%s', (html, words) => {
    expect(plainText(html)).toBe(words);
  });
});

describe('the addresses of a piece of HTML', () => {
  const attribute = HIDDEN.replace('&', '&amp;');
  it.each([
    `<a href="${attribute}">Log in</a>`,
    `<A HREF='${attribute}'>Log in</A>`,
    `<a\nhref=${attribute}>Log in`,
    `<a href="  ${attribute}\n">Log in</a>`,
    `<img src="${attribute}">`,
    `<img srcset="a.png 1x, ${attribute} 2x">`,
    `<iframe src="${attribute}"></iframe>`,
    `<form action="${attribute}"><input></form>`,
    `<button formaction="${attribute}">x</button>`,
    `<object data="${attribute}"></object>`,
    `<embed src="${attribute}">`,
    `<video poster="${attribute}"></video>`,
    `<audio><source src="${attribute}"></audio>`,
    `<blockquote cite="${attribute}">x</blockquote>`,
    `<area href="${attribute}">`,
    `<div data-target="${attribute}">x</div>`,
    `<div style="background: url(${attribute})">x</div>`,
    `<meta http-equiv="refresh" content="0; url=${attribute}">`,
    `<svg><a xlink:href="${attribute}">x</a></svg>`,
    `<iframe srcdoc="<a href='${attribute}'>x</a>"></iframe>`,
    `<script>location = "${HIDDEN}"</script>`,
    `<style>@import "${HIDDEN}"</style>`,
    `<!-- ${HIDDEN} -->`,
    `<a href="https://other.example/"><a href="${attribute}">x</a></a>`,
    `<noscript><img src="${attribute}"></noscript>`,
    `<template><a href="${attribute}"></a></template>`,
  ])('%s', (html) => {
    expect(readHtml(html, BASE).links.map(({ href }) => href)).toContain(HIDDEN);
  });

  it('are of the place where the piece stands, with the words before them, and only such as a browser opens', () => {
    const { links, image } = readHtml(
      '<a href="/login">Log <b>in</b></a> <img src="p.png"> <a href="//drop.example/y">y</a> ' +
        '<a href="javascript:x()">z</a> <a href="mailto:a@b.c">m</a>',
      BASE,
    );
    expect(links).toEqual([
      { words: 'Log in', href: 'https://blog.example/login' },
      { href: 'https://blog.example/2026/p.png' },
      { words: 'y', href: 'https://drop.example/y' },
    ]);
    expect(image).toBe('p.png');
    expect(readHtml('<a href="/login">Log in</a>').links).toEqual([]);
  });
});
