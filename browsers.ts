// The oldest browsers we write for (major << 16 | minor << 8): nesting and range queries are lowered for them.
const targets = {
  ios_saf: (15 << 16) | (4 << 8),
  safari: (15 << 16) | (4 << 8),
  chrome: 105 << 16,
  android: 105 << 16,
  firefox: 121 << 16,
}
// Lowering `light-dark()`, which we do not use, adds two properties to every `color-scheme`.
const lightDark = 1 << 20

export const lightningcss = { targets, exclude: lightDark }
