import { describe, expect, it } from 'vitest';
import { createDeviceStorage } from './device-storage.ts';

function storageOf(entries: Map<string, string>, full = false): Storage {
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
  };
}

describe('device storage', () => {
  it('keeps values in the storage of the browser', () => {
    const entries = new Map<string, string>();
    const storage = createDeviceStorage(() => storageOf(entries));
    expect(storage.set('a', '1')).toBe(true);
    expect(entries.get('a')).toBe('1');
    expect(storage.keys('a')).toEqual(['a']);
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('works on memory, and says so, where storage is blocked', () => {
    const storage = createDeviceStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.get('a')).toBe('1');
    expect(storage.keys('a')).toEqual(['a']);
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('prefers the newer value in memory when storage is full', () => {
    const storage = createDeviceStorage(() => storageOf(new Map([['a', 'old']]), true));
    expect(storage.set('a', 'new')).toBe(false);
    expect(storage.get('a')).toBe('new');
  });
});
