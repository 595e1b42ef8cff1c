import { describe, expect, it } from 'vitest'
import { shadeScale } from '@/ui/chart/colorScale'

describe('Map shades', () => {
  it('The shades change at counts of equal ratios', () => {
    const { shade, from } = shadeScale([0, 3, 10_000])
    expect(from).toEqual([1, 10, 100, 1000])
    expect([0, 1, 9, 10, 100, 999, 1000, 10_000].map(shade)).toEqual([0, 1, 1, 2, 3, 3, 4, 4])
  })

  it('Small counts have fewer shades, and the highest count is always the darkest', () => {
    expect(shadeScale([0, 1]).shade(1)).toBe(4)
    expect(shadeScale([0, 1]).from).toEqual([1])
    expect(shadeScale([]).shade(0)).toBe(0)
  })
})
