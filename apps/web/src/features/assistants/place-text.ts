import type { ConnectionPlace } from '@elan/domain/assistants';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { connectMessages } from './connect-messages.ts';

/** How the place that an answer goes to is called. */
export function usePlaceText(): (place: ConnectionPlace) => string {
  const words = useMessages(connectMessages);
  return (place) => {
    if (place.kind === 'site') return place.host;
    return place.kind === 'app' ? words.app(place.scheme) : words.device;
  };
}
