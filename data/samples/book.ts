/**
 * Sample data: an order book with a mid price of 100, one large ask and levels out to 25 %.
 * No market ever printed these numbers.
 */
type Levels = readonly (readonly [price: number, quantity: number])[];

/** Best bid first. */
// biome-ignore format: a table of recorded numbers, not code
export const sampleBids: Levels = [
  [99.98, 47], [99.92, 35], [99.85, 85], [99.77, 69], [99.66, 83], [99.57, 87], [99.45, 86], [99.36, 60], [99.21, 46],
  [99.05, 76], [98.88, 45], [98.69, 50], [98.41, 39], [98.11, 98], [97.85, 55], [97.49, 92], [97.05, 93],
  [96.57, 123], [96.02, 125], [95.46, 79], [94.85, 110], [94.11, 121], [93.21, 145], [92.18, 147], [91.29, 172],
  [90.24, 83], [88.71, 69], [87.44, 127], [85.94, 98], [84.17, 71], [81.79, 122], [79.8, 216], [76.8, 145],
];

/** Best ask first. */
// biome-ignore format: a table of recorded numbers, not code
export const sampleAsks: Levels = [
  [100.02, 29], [100.09, 70], [100.15, 63], [100.23, 73], [100.31, 30], [100.41, 380], [100.5, 35], [100.61, 59],
  [100.72, 85], [100.87, 70], [101.01, 83], [101.2, 79], [101.39, 76], [101.64, 85], [101.88, 111], [102.14, 57],
  [102.43, 75], [102.86, 53], [103.24, 71], [103.71, 113], [104.13, 126], [104.66, 68], [105.46, 69], [106.35, 163],
  [107.37, 178], [108.37, 123], [109.59, 160], [111.19, 133], [112.59, 145], [114.63, 201], [116.16, 94],
  [118.09, 99], [120.59, 88], [123.61, 256],
];

/** Which ask is the large one: the figure can take it away, as its owner could. */
export const wallLevel = 5;
