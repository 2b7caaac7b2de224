/** What follows the number in '(713) 555-0118 x4', '713.555.0118 ext. 4'. Its group is the extension itself. */
export const extensionShape = /,?\s?(?:ext(?:ension|\.)?|x|#)\s?(\d{1,6})$/i

/** '(713) 555-0118', '+1 713.555.0118 ext. 4'; ten digits, before them a 1 or nothing. No area code begins with 0 or 1. */
export function isUsPhone(text: string) {
  const digits = text.replace(extensionShape, '').replace(/[\s()+./·\p{Pd}]/gu, '')
  return /^1?[2-9]\d{9}$/.test(digits)
}

/** 'tel:+17135550118;ext=4' from however it was typed. A text message knows no extension. */
export function phoneHref(way: 'tel' | 'sms', phone: string) {
  const [, extension] = extensionShape.exec(phone) ?? []
  const digits = phone.replace(extensionShape, '').replace(/\D/g, '')
  const called = digits.length < 10 ? digits : `+${digits.length === 10 ? '1' : ''}${digits}`
  return `${way}:${called}${way === 'tel' && extension ? `;ext=${extension}` : ''}`
}
