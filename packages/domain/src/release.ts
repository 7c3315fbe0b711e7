/** The version of the product. `npm run release` sets it; a device that last saw another one is offered what is new. */
export const release = '0.1.0';
