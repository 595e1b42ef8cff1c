import { describe, expect, it } from 'vitest'
import { leadsOn } from '@/ui/navigation/progress'

const HERE = 'https://bapsang.example/regions?province=%EC%84%9C%EC%9A%B8'
const click = (href: string, more: object = {}) =>
  leadsOn({ href, target: '', download: false, elsewhere: false, ...more }, HERE)

describe('Progress bar', () => {
  it.each([
    'https://bapsang.example/restaurants/1',
    'https://bapsang.example/regions',
    'https://bapsang.example/regions?province=%EC%84%9C%EC%9A%B8&page=2',
  ])('The progress bar appears for a link to %s, which is another page', (href) => expect(click(href)).toBe(true))

  it.each([HERE, `${HERE}#visits`, 'https://map.example/', 'mailto:a@people.example', 'tel:021234567', ''])(
    'The progress bar does not appear for a link to "%s", which leaves this page as it is',
    (href) => expect(click(href)).toBe(false),
  )

  it.each([{ target: '_blank' }, { download: true }, { elsewhere: true }])(
    'The progress bar does not appear for a link with %j',
    (more) => expect(click('https://bapsang.example/restaurants/1', more)).toBe(false),
  )
})
