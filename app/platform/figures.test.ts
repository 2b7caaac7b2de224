import { expect, test } from 'vitest'
import { figuresNamed, haveOtherFigures, lacksFigures } from './figures.ts'

test('figures are named as they are written', () => {
  expect(figuresNamed('From $1,295.00, within 24-48 hours, in 2026.')).toEqual([
    '$1,295.00',
    '24',
    '48',
    '2026',
  ])
})

test('the same figures may stand in another order and with the signs of another language', () => {
  for (const [one, other] of [
    ['24-48 hours', 'de 48 a 24 horas'],
    ['$1,295', '1.295 dólares'],
    ['4 of 4', '4'],
  ] as const)
    expect(haveOtherFigures(one, other), other).toBe(false)
})

test('another figure is one, and so is one more or one less', () => {
  for (const other of ['520', '450 a 520', '45']) expect(haveOtherFigures('450', other), other).toBe(true)
  expect(haveOtherFigures('24-48 hours', '24 horas')).toBe(true)
})

test('nothing is said of words without figures', () => {
  expect(haveOtherFigures('one month’s rent', '1 mes de renta')).toBe(false)
  expect(haveOtherFigures('24 hours', 'un día')).toBe(false)
})

test('words in place of a figure lack it; nothing said at all lacks nothing', () => {
  expect(lacksFigures('4', 'muchas')).toBe(true)
  expect(lacksFigures('4', 'hasta 4')).toBe(false)
  expect(lacksFigures('4', '')).toBe(false)
  expect(lacksFigures('one month’s rent', 'un mes de renta')).toBe(false)
})
