/** The script of that file, without types and shortened, as text. */
declare module '*?inline-script' {
  const text: string
  export default text
}
declare module 'virtual:island-loader' {
  /** By language. */
  const urls: { en: string; es: string }
  export default urls
}
declare module 'virtual:island-files' {
  /** By language: addresses of what the tools need without a network, and of what a town page does. */
  export const toolFiles: { en: string[]; es: string[] }
  export const townFiles: { en: string[]; es: string[] }
}
declare module 'virtual:react-router/inject-hmr-runtime'
