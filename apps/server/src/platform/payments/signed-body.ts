import { createHmac, timingSafeEqual } from 'node:crypto';

/** The `stripe-signature` header of a body: its time and an HMAC over time and body. */
export function signBody(body: string | Uint8Array, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(body, secret, String(seconds)).toString('hex')}`;
}

/** @param tolerance seconds a signature stays valid */
export function isSignedBody(
  body: Uint8Array,
  signature: string | undefined,
  secret: string,
  now: Date,
  tolerance: number,
): boolean {
  const [, seconds, code] = /^t=(\d{1,12}),v1=([\da-f]{64})$/u.exec(signature ?? '') ?? [];
  if (seconds === undefined || code === undefined) return false;
  const isAuthentic = timingSafeEqual(hmac(body, secret, seconds), Buffer.from(code, 'hex'));
  return isAuthentic && Math.abs(now.getTime() / 1000 - Number(seconds)) <= tolerance;
}

function hmac(body: string | Uint8Array, secret: string, seconds: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
