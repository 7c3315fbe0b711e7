/** Messages between the tabs of one browser. */
export type TabChannel = {
  send: (message: string) => void;
  listen: (listener: (message: string) => void) => void;
};

/** BroadcastChannel where supported, otherwise the storage event, otherwise nothing. */
export function openTabChannel(name: string): TabChannel {
  if (typeof window === 'undefined') return { send: () => undefined, listen: () => undefined };
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name);
    return {
      send: (message) => channel.postMessage(message),
      listen: (listener) => channel.addEventListener('message', (event: MessageEvent<string>) => listener(event.data)),
    };
  }
  return {
    send: (message) => {
      try {
        // Setting the same value twice fires no event.
        localStorage.setItem(name, `${message} ${Date.now()}`);
      } catch {
        // The other tabs will notice on their next call.
      }
    },
    listen: (listener) =>
      window.addEventListener('storage', (event) => {
        if (event.key === name && event.newValue !== null) listener(event.newValue.split(' ')[0] ?? '');
      }),
  };
}
