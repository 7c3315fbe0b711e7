import { moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { moduleCounts } from '@elan/domain/modules/module-counts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { Slide } from './slide.tsx';
import { useCarousel } from './use-carousel.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

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
  const text = useText();
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const touchStart = useRef<number | null>(null);
  const count = moduleKeys.length;
  const playing = !(paused || hovered || focused || reducedMotion);
  const { index, next, previous, select } = useCarousel(count, playing);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') next();
    else if (event.key === 'ArrowLeft') previous();
    else return;
    event.preventDefault();
  };
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (touchStart.current !== null && Math.abs(moved) > swipe) (moved < 0 ? next : previous)();
    touchStart.current = null;
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
        {moduleKeys.map((module, place) => {
          const active = place === index;
          return (
            // All slides share one grid cell: the tallest sets the height, so nothing below moves.
            <article
              aria-hidden={!active}
              aria-label={words.position(place + 1, count)}
              aria-roledescription={words.slide}
              className={`col-start-1 row-start-1 grid content-start gap-6 p-5 transition-opacity duration-250 ease-calm sm:p-8 lg:grid-cols-[5fr_7fr] lg:content-center lg:items-center lg:gap-12 lg:p-12 ${
                active ? 'opacity-100' : 'invisible opacity-0'
              }`}
              data-module={module}
              inert={!active}
              key={module}
            >
              <Slide module={module} />
            </article>
          );
        })}
      </div>

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
          onClick={() => setPaused(!paused)}
        />
      </div>
    </section>
  );
}
