// @vitest-environment happy-dom
import { ROUTED } from '@pt-docs/islands/client';
import Slider from '@site/src/kit/controls/Slider';
import { render } from '@site/src/kit/dom';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choiceOf, numberIn } from './codec';
import { useFigureState } from './useFigureState';

const codecs = { size: numberIn({ min: 0, max: 10, step: 0.5 }, 2), side: choiceOf(['buy', 'sell'], 'buy') };

let figure: ReturnType<typeof useFigureState<typeof codecs>>;

function Probe() {
  figure = useFigureState('book', codecs);
  return <Slider {...figure.control('size')} label="Size" shown={`${figure.state.size} coins`} />;
}

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  return render(<Probe />);
};

const untilWritten = () => act(() => vi.advanceTimersByTime(300));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the state of a figure', () => {
  it('starts with what the address says; what means nothing changes nothing, and the reader is told', () => {
    const notice = () => document.querySelector('.page-notice')?.textContent;
    open('/page?book.size=4.5');
    expect([figure.state, notice()]).toEqual([{ size: 4.5, side: 'buy' }, undefined]);
    act(() => {
      window.history.pushState(null, '', '/page?book.size=11&book.side=sell');
      window.dispatchEvent(new Event(ROUTED));
    });
    expect(figure.state).toEqual({ size: 4.5, side: 'sell' });
    expect(notice()).toContain('a value that its figure can’t show');
  });

  it('gives a slider its limits, its step and its name', () => {
    const input = open('/page').querySelector('input');
    expect(input).toMatchObject({ id: 'book-size', min: '0', max: '10', step: '0.5', value: '2' });
  });

  it('goes into the address once the hand rests, beside what stands there', () => {
    open('/page?q=kept#there');
    act(() => figure.set.size(7));
    expect(window.location.search).toBe('?q=kept');
    untilWritten();
    expect(window.location.search).toBe('?q=kept&book.size=7');
    expect(window.location.hash).toBe('#there');
    act(() => figure.reset());
    untilWritten();
    expect(window.location.search).toBe('?q=kept');
  });

  it('does not touch the address before the reader does anything', () => {
    open('/page?book.size=4.6');
    untilWritten();
    expect(window.location.search).toBe('?book.size=4.6');
  });

  it('follows a link with other values on the same page, and ignores other pages', () => {
    open('/page');
    act(() => {
      window.history.pushState(null, '', '/page?book.side=sell');
      window.dispatchEvent(new Event(ROUTED));
    });
    expect(figure.state.side).toBe('sell');
    act(() => {
      window.history.pushState(null, '', '/other?book.side=buy');
      window.dispatchEvent(new Event(ROUTED));
    });
    expect(figure.state.side).toBe('sell');
  });

  it('writes nothing into the address of a page that the reader has gone on to', () => {
    open('/page');
    act(() => figure.set.size(7));
    window.history.pushState(null, '', '/other');
    untilWritten();
    expect(window.location.search).toBe('');
  });
});
