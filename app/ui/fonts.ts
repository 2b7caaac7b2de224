import besley from './fonts/besley.woff2?url'

/** For `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const headFontUrl = besley
