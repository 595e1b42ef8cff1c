import { expect, it } from 'vitest'
import { yearText } from '@/messages/yearText'

const months = (year: number, ...numbers: number[]) =>
  numbers.map((number) => `${year}-${String(number).padStart(2, '0')}`)
const WHOLE = months(2025, ...Array.from({ length: 12 }, (_, i) => i + 1))

it('A year that holds only some months says which, and a whole or unknown one says none', () => {
  const known = [...months(2024, 2, 1), ...WHOLE, ...months(2026, 1, 2, 3, 5, 10)]
  expect(yearText(2024, known)).toBe('2024년 1–2월')
  expect(yearText(2025, known)).toBe('2025년')
  expect(yearText(2026, known)).toBe('2026년 1–3·5·10월')
  expect(yearText(2023, known)).toBe('2023년')
})

it('A year of many separate months says how many', () => {
  expect(yearText(2024, months(2024, 1, 3, 5, 7, 8))).toBe('2024년 5개월')
})
