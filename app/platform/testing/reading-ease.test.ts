import { expect, test } from 'vitest'
import { ownProseOf, proseOf, readingEase, spanishSyllablesIn } from './reading-ease.ts'

test('syllables of Spanish are counted as they are spoken', () => {
  const words: Record<string, number> = {
    no: 1,
    y: 1,
    muy: 1,
    ley: 1,
    puerta: 2,
    renta: 2,
    mayo: 2,
    ciudad: 2,
    quien: 1,
    pague: 2,
    día: 2,
    país: 2,
    deuda: 2,
    leía: 3,
    ahora: 3,
    estudio: 3,
    depósito: 4,
    reembolso: 4,
    desalojo: 4,
    arrendador: 4,
    inquilino: 4,
    verificación: 5,
  }
  for (const [word, count] of Object.entries(words)) expect(spanishSyllablesIn(word), word).toBe(count)
})

test('ten words of two syllables each are at 76.64 after Fernández Huerta', () => {
  const text = 'Gato perro casa mesa silla libro taza plato vaso pata.'
  expect(readingEase([text], 'es')).toBeCloseTo(206.84 - 10.2 - 120, 5)
})

test('a primer is easy in both languages, a statute in none', () => {
  const primer = { en: 'The cat sat on the mat. It was red.', es: 'El gato ve el sol. Es un gato muy gordo.' }
  const statute = {
    en: 'The agency shall conduct a reasonable reinvestigation to determine whether the disputed information is inaccurate.',
    es: 'La agencia realizará una reinvestigación razonable para determinar si la información disputada es inexacta o incompleta.',
  }
  for (const language of ['en', 'es'] as const) {
    expect(readingEase([primer[language]], language)).toBeGreaterThan(85)
    expect(readingEase([statute[language]], language)).toBeLessThan(40)
  }
})

test('a page is read by its sentences, without what is quoted in another language', () => {
  const html =
    '<h1>Cartas</h1><p>Esta carta <b>se manda</b> en inglés.</p><article lang="en"><p>Please send me my file.</p></article>'
  expect(proseOf(html)).toEqual(['Esta carta se manda en inglés'])
})

test('what stands on the page in the other language too was not translated', () => {
  const english = '<main><p>He slept in his car.</p><p>Here is what renters tell.</p></main>'
  const spanish = '<main><p lang="en">He slept in his car.</p><p>Esto es lo que cuentan.</p></main>'
  expect(ownProseOf(english, spanish)).toEqual(['Here is what renters tell'])
  expect(ownProseOf(spanish, english)).toEqual(['Esto es lo que cuentan'])
})
