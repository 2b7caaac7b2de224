/** The script of that file, without types and shortened, as text. */
declare module '*?inline-script' {
  const text: string
  export default text
}
declare module 'virtual:island-loader' {
  const url: string
  export default url
}
declare module 'virtual:react-router/inject-hmr-runtime'
