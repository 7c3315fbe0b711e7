import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { moduleCounts } from '@elan/domain/modules/module-counts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, memo, type TouchEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useMedia } from '../../lib/use-media.ts';
import { modulePreviews } from './previews/index.ts';
import { type Carousel as CarouselState, useCarousel } from './use-carousel.ts';

const messages = defineMessages({
  name: { en: `The ${moduleCounts.all.en} modules`, fr: `Les ${moduleCounts.all.fr} modules` },
  carousel: { en: 'carousel', fr: 'carrousel' },
  slide: { en: 'slide', fr: 'diapositive' },
  previous: { en: 'Previous module', fr: 'Module précédent' },
  next: { en: 'Next module', fr: 'Module suivant' },
  pause: { en: 'Pause the slides', fr: 'Mettre les diapositives en pause' },
  play: { en: 'Play the slides', fr: 'Faire défiler les diapositives' },
  position: {
    en: (place: number, count: number) => `Module ${place} of ${count}`,
    fr: (place: number, count: number) => `Module ${place} sur ${count}`,
  },
});

/** Shorter drags count as taps, in pixels. */
const swipe = 40;

/** What each module produces, shown with real components and the sample project. */
export function Carousel() {
  const words = useMessages(messages);
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)', true);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = !(paused || hovered || focused || reducedMotion);
  const carousel = useCarousel(moduleKeys.length, playing);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') carousel.next();
    else if (event.key === 'ArrowLeft') carousel.previous();
    else return;
    event.preventDefault();
  };

  return (
    <section
      aria-label={words.name}
      aria-roledescription={words.carousel}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      onFocus={() => setFocused(true)}
      onKeyDown={onKeyDown}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      <Slides {...carousel} playing={playing} />
      <Controls {...carousel} onPause={() => setPaused(!paused)} paused={paused} />
    </section>
  );
}

function Slides({ index, next, previous, playing }: CarouselState & { playing: boolean }) {
  const words = useMessages(messages);
  const touchStart = useRef<number | null>(null);
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (touchStart.current !== null && Math.abs(moved) > swipe) (moved < 0 ? next : previous)();
    touchStart.current = null;
  };
  return (
    <div
      aria-live={playing ? 'off' : 'polite'}
      className="grid touch-pan-y overflow-hidden rounded-3xl bg-sunken"
      onTouchCancel={() => {
        touchStart.current = null;
      }}
      onTouchEnd={onTouchEnd}
      onTouchStart={(event) => {
        touchStart.current = event.touches[0]?.clientX ?? null;
      }}
    >
      {moduleKeys.map((module, place) => (
        // All slides share one grid cell: the tallest sets the height, so nothing below moves.
        <article
          aria-hidden={place !== index}
          aria-label={words.position(place + 1, moduleKeys.length)}
          aria-roledescription={words.slide}
          className={`col-start-1 row-start-1 grid content-start gap-6 p-5 transition-opacity duration-250 ease-calm sm:p-8 lg:grid-cols-[5fr_7fr] lg:content-center lg:items-center lg:gap-12 lg:p-12 ${
            place === index ? 'opacity-100' : 'invisible opacity-0'
          }`}
          data-module={module}
          inert={place !== index}
          key={module}
        >
          <Slide module={module} />
        </article>
      ))}
    </div>
  );
}

type ControlsProps = CarouselState & { paused: boolean; onPause: () => void };

function Controls({ index, next, previous, select, paused, onPause }: ControlsProps) {
  const words = useMessages(messages);
  const text = useText();
  return (
    <div className="mt-3 flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      <IconButton icon={<ChevronLeft aria-hidden className="size-6" />} label={words.previous} onClick={previous} />
      <div className="order-last flex basis-full flex-wrap justify-center sm:order-none sm:basis-auto">
        {moduleKeys.map((module, place) => (
          <button
            aria-current={place === index ? 'true' : undefined}
            aria-label={text(moduleTitles[module])}
            className="group inline-flex h-11 w-7 items-center justify-center sm:w-8"
            key={module}
            onClick={() => select(place)}
            type="button"
          >
            <span
              className={`block h-2.5 rounded-full transition-[width,background-color] duration-200 ease-calm ${
                place === index ? 'w-6 bg-primary' : 'w-2.5 bg-control group-hover:bg-ink'
              }`}
            />
          </button>
        ))}
      </div>
      <IconButton icon={<ChevronRight aria-hidden className="size-6" />} label={words.next} onClick={next} />
      <IconButton
        icon={paused ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />}
        label={paused ? words.play : words.pause}
        onClick={onPause}
      />
    </div>
  );
}

/** What a module gives, and a look at it. */
const Slide = memo(({ module }: { module: ModuleKey }) => {
  const text = useText();
  const { gives, Preview } = modulePreviews[module];
  return (
    <>
      <div>
        <p className="text-sm font-semibold text-muted tabular-nums" data-numbers>
          {moduleKeys.indexOf(module) + 1} / {moduleKeys.length}
        </p>
        <h3 className="mt-1 text-2xl">{text(moduleTitles[module])}</h3>
        <p className="mt-2 max-w-prose text-lg text-muted">{text(gives)}</p>
      </div>
      <div className="min-w-0">
        <Preview />
      </div>
    </>
  );
});
