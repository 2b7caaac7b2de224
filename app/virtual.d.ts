declare module 'virtual:island-loader' {
  const url: string
  export default url
}
declare module 'virtual:react-router/inject-hmr-runtime'
