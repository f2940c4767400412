const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** What pages use beyond ASCII, and a few that the next page may need. */
const ALSO = '\u00a0‘’“”·−×÷–—…©±≥≤≈→←↑↓↗✓✕Σα▲▼▸●○◇₈ₙᵢₕ₁₋⁹²³€£°•';

/** The characters of the site's typeface; tests/built/typeface.test.ts holds them against the finished pages. */
export const CHARACTERS = ASCII + ALSO;
