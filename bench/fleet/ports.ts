/** Places of the ports after the first one. */
export const ports = {
  public: 0,
  products: [1, 2, 3],
  database: 5,
  redis: 6,
  model: 9,
  nodes: [11, 12, 13],
  nodeApis: [21, 22, 23],
  stores: [31, 32, 33],
  storePeers: [34, 35, 36],
} as const;

export const allPorts: readonly number[] = Object.values(ports).flat();
