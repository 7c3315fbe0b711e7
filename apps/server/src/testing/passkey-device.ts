import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A device with a passkey, as a browser shows it to a site. The options change what an honest one does. */
export type PasskeyDevice = {
  id: string;
  make(challenge: string): object;
  use(challenge: string, options?: { origin?: string; isChecked?: boolean; signedWith?: PasskeyDevice }): object;
  sign(data: Buffer): Buffer;
};

const text = (value: string) => Buffer.from(value).toString('base64url');
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();

/** Flags of the authenticator's data: present, checked (a fingerprint, a code), with a new key. */
const present = 0x01;
const checked = 0x04;
const withKey = 0x40;

/** @param isCounting whether it counts its uses; many do not */
export function createPasskeyDevice(
  site = { origin: 'http://localhost:3000', host: 'localhost' },
  isCounting = true,
): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let uses = 0;

  const signedData = (type: string, challenge: string, origin: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const deviceData = (flags: number) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(isCounting ? uses : 0);
    return Buffer.concat([sha256(site.host), Buffer.from([flags]), counter]);
  };

  const device: PasskeyDevice = {
    id: credentialId.toString('base64url'),
    make(challenge) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key]);
      const authData = Buffer.concat([deviceData(present | checked | withKey), attested]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      return {
        id: device.id,
        response: {
          clientDataJSON: text(signedData('webauthn.create', challenge, site.origin)),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use(challenge, { origin = site.origin, isChecked = true, signedWith = device } = {}) {
      uses += 1;
      const clientData = signedData('webauthn.get', challenge, origin);
      const data = deviceData(isChecked ? present | checked : present);
      return {
        id: device.id,
        response: {
          clientDataJSON: text(clientData),
          authenticatorData: data.toString('base64url'),
          signature: signedWith.sign(Buffer.concat([data, sha256(clientData)])).toString('base64url'),
        },
      };
    },
    sign: (data) => sign('sha256', data, privateKey),
  };
  return device;
}
