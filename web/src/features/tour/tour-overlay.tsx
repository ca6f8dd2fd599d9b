import { tourCounter } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import * as m from '../../generated/messages/tour/index.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useAnchor } from './use-anchor.ts';
import type { TourActor } from './use-tour.ts';
import './tour.css';

/** The steps of the free trial in the reader's language. */
const WORDS: Readonly<Record<string, { title: string; description: string }>> = {
  'file-uploader': {
    get title() {
      return m.welcomeTitle;
    },
    get description() {
      return m.uploadHint;
    },
  },
  'threat-manager-item': {
    get title() {
      return m.reviewTitle;
    },
    get description() {
      return m.reviewHint;
    },
  },
};

/** One step: the page dimmed but for the element, and beside it what is said about it. */
export function TourOverlay({ tour }: { tour: TourActor }) {
  const { steps, currentStep } = useSelector(tour, ({ context }) => context);
  const anchored = useSelector(tour, (snapshot) => snapshot.hasTag('anchored'));
  const centred = useSelector(tour, (snapshot) => snapshot.hasTag('centred'));
  const dialog = useModal();
  const words = useRef<HTMLDivElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const id = useId();
  const step = steps[currentStep];
  const anchor = useAnchor(anchored && step !== undefined ? step.target : null, words, () =>
    tour.send({ type: 'tour.element.lost' }),
  );
  // A step that loses the button with the focus (Back) gives it to the one that is always there.
  useEffect(() => forward.current?.focus(), [currentStep]);
  if (step === undefined) return null;
  const said = WORDS[step.target] ?? step;
  const last = currentStep === steps.length - 1;
  const place = centred ? null : anchor;
  // The frame dims the page around it; until it stands, the whole page stays dimmed.
  const isPlaced = anchored && anchor !== null;
  return (
    <dialog
      ref={dialog}
      className={classes('tour', !isPlaced && 'tour-dim')}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-busy={!anchored && !centred}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The machine decides whether Escape closes; nothing behind hears of it.
        event.preventDefault();
        event.stopPropagation();
        tour.send({ type: 'tour.escape.pressed' });
      }}
      onCancel={(event) => event.preventDefault()}
      onClick={(event) => {
        if (words.current?.contains(event.target as Node) !== true)
          tour.send({ type: 'tour.outside.clicked' });
      }}
    >
      {isPlaced && <div className="tour-frame" aria-hidden="true" style={anchor.frame} />}
      <div
        ref={words}
        className={classes('tour-words', place === null && 'tour-centred')}
        {...(place === null ? {} : { style: place.words })}
      >
        <div aria-live="polite">
          <h2 id={`${id}-title`}>{said.title}</h2>
          <p id={`${id}-text`}>{said.description}</p>
        </div>
        <div className="tour-foot">
          <small
            className="num"
            aria-label={m.stepOf({ step: currentStep + 1, steps: steps.length })}
          >
            {tourCounter({ currentStep, steps })}
          </small>
          <span className="grow" />
          {currentStep > 0 && (
            <Button size="s" onClick={() => tour.send({ type: 'tour.back.pressed' })}>
              {m.back}
            </Button>
          )}
          <Button
            ref={forward}
            size="s"
            variant="primary"
            onClick={() => tour.send({ type: 'tour.next.pressed' })}
          >
            {last ? m.done : m.next}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/**
 * A dialog that has the keyboard for itself while it stands; afterwards the focus goes to the
 * page's heading.
 */
function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
