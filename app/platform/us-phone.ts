const extensionShape = /\s?(?:extension|ext\.?|x|#)\s?(\d{1,6})$/i

/** '(713) 555-0118 x4' is the number '(713) 555-0118' and the extension '4'. */
export function splitPhone(phone: string) {
  const [number = '', extension = ''] = phone.split(extensionShape)
  return { number, extension }
}

/** 'tel:+17135550118;ext=4' from however it was typed. A text message knows no extension. */
export function phoneHref(way: 'tel' | 'sms', phone: string) {
  const { number, extension } = splitPhone(phone)
  const digits = number.replace(/\D/g, '')
  const called = digits.length < 10 ? digits : `+${digits.length === 10 ? '1' : ''}${digits}`
  return `${way}:${called}${way === 'tel' && extension ? `;ext=${extension}` : ''}`
}
