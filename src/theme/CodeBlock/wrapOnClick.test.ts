// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import './wrapOnClick';

function block(scrollWidth: number) {
  document.body.innerHTML =
    '<figure class="theme-code-block"><button aria-pressed="false"></button><pre></pre></figure>';
  const [figure, button, code] = ['figure', 'button', 'pre'].map((name) => document.querySelector(name));
  Object.defineProperty(code, 'scrollWidth', { value: scrollWidth });
  code?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return { figure, button };
}

it('long lines can be wrapped and unwrapped', () => {
  const { figure, button } = block(900);
  expect(figure?.hasAttribute('data-overflows')).toBe(true);
  button?.dispatchEvent(new Event('click', { bubbles: true }));
  expect(button?.getAttribute('aria-pressed')).toBe('true');
  button?.dispatchEvent(new Event('click', { bubbles: true }));
  expect(button?.getAttribute('aria-pressed')).toBe('false');
});

it('code that fits has no button', () => {
  expect(block(0).figure?.hasAttribute('data-overflows')).toBe(false);
});
