/** The script of that file, without types and shortened, as text. */
declare module '*?inline-script' {
  const text: string
  export default text
}
declare module 'virtual:island-loader' {
  const urls: import('./platform/language.ts').InLanguages<string>
  export default urls
}
declare module 'virtual:island-files' {
  /** Addresses of what the tools need without a network, and of what a town page does. */
  export const toolFiles: import('./platform/language.ts').InLanguages<string[]>
  export const townFiles: import('./platform/language.ts').InLanguages<string[]>
  /** Names of the files of each island; of none where nothing is built. */
  export const islandFiles: import('./platform/language.ts').InLanguages<Partial<Record<string, string[]>>>
}
declare module 'virtual:react-router/inject-hmr-runtime'
