import { bookAt, fundingAt, MINUTE, priceAt, printsOf } from '../../markets/series';
import type { SampleSymbol } from '../types';
import { BARE } from './account';
import type { Ticket } from './types';

/*
 * A second way to say what becomes of practice, for tests: minute by minute and trade by trade, with a cash account that
 * knows no profit. It's slow, it skips nothing, and it finds liquidations by trying prices.
 */

type Waiting = Ticket & { left: number; triggerRises: boolean; isUntriggered: boolean; closesAll: boolean };
const round = (symbol: SampleSymbol, quantity: number) => Math.round(quantity * LOTS[symbol]) / LOTS[symbol];
const LOTS = { BTCUSDT: 1_000, ETHUSDT: 100, SOLUSDT: 10 };
const TICKS = { BTCUSDT: 10, ETHUSDT: 100, SOLUSDT: 100 };

export class SecondAccount {
  cash = 10_000;
  held = 0;
  /** What the coins that are held cost, in isolated margin also what stands behind them. */
  cost = 0;
  margin = 0;
  mark = Number.NaN;
  waiting: Waiting[] = [];
  liquidatedAt: number[] = [];

  constructor(
    readonly symbol: SampleSymbol,
    readonly isCross: boolean,
    readonly leverage: number,
  ) {}

  private trade(signed: number, price: number, feePercent: number) {
    const isOpening = this.held * signed >= 0;
    const closed = isOpening ? 0 : Math.min(Math.abs(signed), Math.abs(this.held));
    const share = closed === 0 ? 0 : closed / Math.abs(this.held);
    const opened = Math.abs(signed) - closed;
    this.cost = this.cost * (1 - share) + opened * price;
    this.margin = this.margin * (1 - share) + (opened * price) / this.leverage;
    const was = this.held;
    this.held = round(this.symbol, this.held + signed);
    this.cash -= signed * price + (Math.abs(signed) * price * feePercent) / 100;
    if (was * this.held < 0 || this.held === 0) {
      this.waiting = this.waiting.filter((order) => !order.isReduceOnly);
    }
  }

  private exits({ side, takeProfit, stopLoss }: Ticket) {
    if (this.held * (side === 'buy' ? 1 : -1) <= 0) {
      return;
    }
    for (const [trigger, isGain] of [
      [takeProfit, true],
      [stopLoss, false],
    ] as const) {
      const triggerRises = (side === 'buy') === isGain;
      const isSame = (order: Waiting) => order.closesAll && order.triggerRises === triggerRises;
      if (trigger !== null && !this.waiting.some((order) => isSame(order) && order.trigger === trigger)) {
        this.waiting = this.waiting.filter((order) => !isSame(order));
        this.waiting.push({
          ...BARE,
          symbol: this.symbol,
          side: side === 'buy' ? 'sell' : 'buy',
          kind: 'conditional',
          quantity: 0,
          left: 0,
          trigger,
          isReduceOnly: true,
          triggerRises,
          isUntriggered: true,
          closesAll: true,
        });
      }
    }
  }

  /** Coins that a buy or a sell may still be: what only closes is never more than what is held. */
  private most(order: Waiting): number {
    const against = Math.max(0, this.held * (order.side === 'buy' ? -1 : 1));
    return order.closesAll ? against : order.isReduceOnly ? Math.min(order.left, against) : order.left;
  }

  enter(ticket: Ticket, time: number) {
    const order: Waiting = {
      ...ticket,
      left: ticket.quantity,
      triggerRises: (ticket.trigger ?? 0) > this.mark,
      isUntriggered: ticket.kind === 'conditional',
      closesAll: false,
    };
    return order.isUntriggered ? void this.waiting.push(order) : this.meetBook(order, time);
  }

  /** What the book gives at a limit, or within 1% of the mark: coins that are left, and what was paid. */
  private walk({ side, price: limit }: Waiting, most: number, time: number): readonly [number, number] {
    const minute = Math.floor(time / MINUTE) * MINUTE;
    const ticks = TICKS[this.symbol];
    const shift = Math.round(this.mark * ticks) - Math.round(priceAt(this.symbol, minute) * ticks);
    const { asks, bids } = bookAt(this.symbol, minute);
    const sign = side === 'buy' ? 1 : -1;
    const cap = limit ?? this.mark * (1 + sign * 0.01);
    let [left, paid] = [most, 0];
    for (const { price, quantity } of side === 'buy' ? asks : bids) {
      const at = (Math.round(price * ticks) + shift) / ticks;
      const taken = sign * (cap - at) >= 0 ? Math.min(left, quantity) : 0;
      [left, paid] = [left - taken, paid + taken * at];
    }
    return [round(this.symbol, left), paid];
  }

  private meetBook(order: Waiting, time: number) {
    const most = this.most(order);
    const [left, paid] = this.walk(order, most, time);
    const took = round(this.symbol, most - left);
    if (most <= 0 || (order.rest === 'PostOnly' && took > 0) || (order.rest === 'FOK' && left > 0)) {
      return;
    }
    if (took > 0) {
      this.trade(order.side === 'buy' ? took : -took, paid / took, 0.055);
    }
    if (left > 0 && order.price !== null && order.rest !== 'IOC') {
      this.waiting.push({ ...order, left, isUntriggered: false });
    }
    if (took > 0) {
      this.exits(order);
    }
  }

  closeShare(share: number, time: number) {
    const quantity = round(this.symbol, (Math.abs(this.held) * share) / 100);
    const side = this.held > 0 ? 'sell' : 'buy';
    this.enter({ ...BARE, symbol: this.symbol, side, quantity, isReduceOnly: true }, time);
  }

  /** How far the position is from its liquidation at a price: below zero, it's gone. */
  private roomAt(price: number): number {
    const own = this.held * price - Math.sign(this.held) * this.cost;
    const maintenance = this.cost * 0.005;
    return (this.isCross ? this.cash + this.held * price : this.margin + own) - maintenance;
  }

  /** The price between two others at which nothing is left, by halving; the first if a fill left nothing there already. */
  private liquidationBetween(from: number, to: number): number | null {
    if (this.held === 0 || this.roomAt(from) <= 0) {
      return this.held === 0 ? null : from;
    }
    if (this.roomAt(to) > 0) {
      return null;
    }
    let [safe, gone] = [from, to];
    for (let round = 0; round < 60; round += 1) {
      const middle = (safe + gone) / 2;
      [safe, gone] = this.roomAt(middle) > 0 ? [middle, gone] : [safe, middle];
    }
    return gone;
  }

  private liquidate(at: number) {
    this.mark = at;
    this.liquidatedAt.push(at);
    this.cash = this.isCross ? 0 : this.cash + Math.sign(this.held) * this.cost - this.margin;
    [this.held, this.cost, this.margin] = [0, 0, 0];
    this.waiting = this.isCross ? [] : this.waiting.filter((order) => !order.isReduceOnly);
  }

  /** How far price goes until a trigger; below zero, and it has passed. */
  private away({ trigger, triggerRises }: Waiting): number {
    return Math.max(0, (triggerRises ? 1 : -1) * ((trigger ?? 0) - this.mark));
  }

  private goTo(price: number, time: number) {
    for (;;) {
      const from = this.mark;
      const isMet = ({ isUntriggered, trigger, triggerRises }: Waiting) =>
        isUntriggered &&
        (triggerRises ? Math.max(price, from) >= (trigger ?? 0) : Math.min(price, from) <= (trigger ?? 0));
      const [first] = this.waiting.filter(isMet).sort((one, other) => this.away(one) - this.away(other));
      const gone = this.liquidationBetween(from, price);
      if (gone !== null && (!first || Math.abs(gone - from) < this.away(first) - 1e-9)) {
        this.liquidate(gone);
      } else if (first) {
        this.mark = from + (first.triggerRises ? 1 : -1) * this.away(first);
        this.waiting = this.waiting.filter((order) => order !== first);
        this.meetBook({ ...first, isUntriggered: false }, time);
      } else {
        this.mark = price;
        return;
      }
    }
  }

  /** A trade on the tape and a limit that it went through: returns what is left of the trade. */
  private meetTape(order: Waiting, limit: number, left: number): number {
    const took = round(this.symbol, Math.min(left, this.most(order)));
    order.left = round(this.symbol, order.left - took);
    if (order.left <= 0 || (order.isReduceOnly && took > 0 && this.most(order) <= 0)) {
      this.waiting = this.waiting.filter((other) => other !== order);
    }
    if (took > 0) {
      this.trade(order.side === 'buy' ? took : -took, limit, 0.02);
      this.exits(order);
    }
    return round(this.symbol, left - took);
  }

  minute(minute: number) {
    for (const { time, price, quantity } of printsOf(this.symbol, minute)) {
      this.goTo(price, time);
      let left = quantity;
      for (const order of [...this.waiting]) {
        const limit = order.isUntriggered ? null : order.price;
        const isThrough = limit !== null && (order.side === 'buy' ? price < limit : price > limit);
        left = isThrough && this.waiting.includes(order) ? this.meetTape(order, limit, left) : left;
      }
    }
    const end = minute + MINUTE;
    this.mark = priceAt(this.symbol, end);
    if (end % (8 * 60 * MINUTE) === 0) {
      this.cash -= (this.held * this.mark * fundingAt(this.symbol, end)) / 100;
    }
  }
}
