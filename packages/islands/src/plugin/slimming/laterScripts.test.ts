import { describe, expect, it } from 'vitest';
import { nameScripts } from './laterScripts';

describe('scripts for later', () => {
  it('are named in their order and linked no more', () => {
    const html =
      '<head><script>1</script><script src=/assets/js/runtime~main.1a.js defer></script>' +
      '<script src="/assets/js/main.2b.js" defer="defer"></script></head><body></body>';
    expect(nameScripts(html, 'x.html', ['/assets/js/3c.js'])).toBe(
      '<head><script>1</script>' +
        '<meta name="pt-scripts" content="/assets/js/runtime~main.1a.js /assets/js/3c.js /assets/js/main.2b.js"></head><body></body>',
    );
  });

  it('says so when there are none', () => {
    expect(() => nameScripts('<head></head>', 'x.html', [])).toThrow('x.html links no script');
  });
});
