// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commandKeys, commandLabel, useCommand, useQuestionMark } from './shortcuts.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const onSave = vi.fn();
const onAsked = vi.fn();

function Screen() {
  useCommand('s', onSave);
  useQuestionMark(onAsked);
  return (
    <>
      <button type="button">Button</button>
      <textarea aria-label="Answer" />
      <input aria-label="Sends by itself" onKeyDown={(event) => event.preventDefault()} />
    </>
  );
}

function show(platform: string) {
  vi.stubGlobal('navigator', { platform });
  render(<Screen />);
}

describe('useCommand', () => {
  it.each([
    ['Linux x86_64', 'Ctrl S', 'Control+S', 'ctrlKey', 'metaKey'],
    ['MacIntel', '⌘ S', 'Meta+S', 'metaKey', 'ctrlKey'],
  ] as const)('has the key of the platform: %s', (platform, label, keys, own, other) => {
    show(platform);
    expect([commandLabel('S'), commandKeys('S')]).toEqual([label, keys]);
    for (const change of [{}, { [other]: true }, { [own]: true, shiftKey: true }, { [own]: true, altKey: true }])
      fireEvent.keyDown(document.body, { key: 's', ...change });
    expect(onSave).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 's', [own]: true });
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('leaves the keys to the field that has used them', () => {
    show('Linux');
    fireEvent.keyDown(screen.getByLabelText('Sends by itself'), { key: 's', ctrlKey: true });
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('useQuestionMark', () => {
  it('answers outside of fields only, and without another key', () => {
    show('Linux');
    fireEvent.keyDown(screen.getByLabelText('Answer'), { key: '?', shiftKey: true });
    fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: '?', altKey: true });
    fireEvent.keyDown(document.body, { key: '?', metaKey: true });
    expect(onAsked).not.toHaveBeenCalled();
    const press = createEvent.keyDown(screen.getByRole('button'), { key: '?', shiftKey: true });
    fireEvent(screen.getByRole('button'), press);
    expect(onAsked).toHaveBeenCalledOnce();
  });

  it('waits for an open dialog to close', () => {
    show('Linux');
    const dialog = render(<div role="dialog" />);
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(onAsked).not.toHaveBeenCalled();
    dialog.unmount();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(onAsked).toHaveBeenCalledOnce();
  });
});
