/** The script of that file, without types and shortened, as text. */
declare module '*?inline-script' {
  const text: string
  export default text
}
declare module 'virtual:island-loader' {
  const url: string
  export default url
}
declare module 'virtual:island-files' {
  /** Addresses of what the tools need without a network, and of what a town page does. */
  export const toolFiles: string[]
  export const townFiles: string[]
}
declare module 'virtual:react-router/inject-hmr-runtime'
