/** '%68ouse' is 'house': one page must not have sixty addresses. Other codes are written in capitals. */
export function plainLetters(path: string) {
  return path.replace(/%([0-9a-f]{2})/gi, (code, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
  })
}
