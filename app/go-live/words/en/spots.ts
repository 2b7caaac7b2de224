export const words = {
  quoted: (sentence: string) => `“${sentence}”`,
  article: (title: string) => `Article “${title}”`,
}
