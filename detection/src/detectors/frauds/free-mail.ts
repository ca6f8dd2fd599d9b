/** Hosts at which anybody gets a mailbox for nothing. */
export const FREE_MAIL: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com hotmail.it hotmail.co.uk hotmail.fr ' +
    'hotmail.de live.com live.it msn.com yahoo.com yahoo.it yahoo.co.uk yahoo.fr yahoo.de ' +
    'yahoo.es yahoo.com.br ymail.com rocketmail.com aol.com icloud.com me.com mac.com gmx.com ' +
    'gmx.de gmx.net gmx.at web.de t-online.de freenet.de mail.com email.com mail.ru inbox.ru ' +
    'bk.ru list.ru yandex.com yandex.ru proton.me protonmail.com pm.me tutanota.com tuta.io ' +
    'tuta.com zoho.com zohomail.com zohomail.eu libero.it virgilio.it tiscali.it alice.it ' +
    'tim.it inwind.it iol.it email.it uol.com.br bol.com.br terra.com.br ig.com.br globo.com ' +
    'laposte.net orange.fr free.fr sfr.fr wanadoo.fr seznam.cz wp.pl o2.pl onet.pl interia.pl ' +
    'qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net rediffmail.com ' +
    'mailfence.com hushmail.com consultant.com usa.com post.com europe.com engineer.com ' +
    'lawyer.com accountant.com financier.com dr.com cheerful.com writeme.com inbox.com ' +
    'fastmail.com fastmail.fm abv.bg ukr.net centrum.cz azet.sk home.nl ziggo.nl kpnmail.nl ' +
    'telenet.be skynet.be bigpond.com btinternet.com sky.com comcast.net verizon.net att.net ' +
    'sbcglobal.net cox.net earthlink.net'
  ).split(' '),
);
