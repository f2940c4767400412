export type ApprovalKind = {
  readonly id: string;
  readonly name: string;
  /** What the wallet asks for, and whether that costs gas. */
  readonly youSign: string;
  /** How much can be taken, and for how long. */
  readonly allows: string;
  /** How it stops being valid. */
  readonly ends: string;
};

export type Network = {
  readonly id: string;
  /** The short name that prose uses. */
  readonly name: string;
  /** The name to enter in a wallet, as the chain registry has it. */
  readonly networkName: string;
  /** Decimal. The hexadecimal form is derived, never typed. */
  readonly chainId: number;
  /** The coin that pays for gas; on each of these networks it has 18 decimals. */
  readonly currency: { readonly symbol: string; readonly decimals: 18 };
  /** The host only. */
  readonly explorer: `https://${string}`;
  /** One public endpoint, shown as an example: such endpoints are shared, limited and change often. */
  readonly exampleRpc: `https://${string}`;
  /** Who can see a swap before it is in a block, and trade around it. */
  readonly pendingSwaps: 'public' | 'validators' | 'sequencer';
};

export type SwapError = {
  readonly id: string;
  /** Revert texts as explorers show them, without the name of the contract in front. Routers word one fault differently. */
  readonly texts: readonly [string, ...string[]];
  readonly meaning: string;
  readonly cause: string;
  readonly remedy: string;
};
