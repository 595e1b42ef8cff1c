import { collapse } from '@/domain/place/text/normalizeCell'

/** With single spaces: '2023.5.12.', '2023년 5월 12일', '20230512'. */
const DAYS = new RegExp(
  String.raw`(?<![\d.])(20\d{2})(?: ?[.\-/년_] ?(1[0-2]|0?[1-9]) ?[.\-/월_] ?([12]\d|3[01]|0?[1-9])` +
    String.raw`|(0[1-9]|1[0-2])([0-2]\d|3[01]))(?!\d)`,
  'g',
)
/** Words that make a title's date something other than the date of the expenses. */
const OTHER_DAY = /기준|공개|게시|작성|등록|수정|현재|까지|부터|[~∼〜]/

/** 'YYYY-MM-DD'; '' if none, several, or a date of something else. */
export function dayNamed(written: string): string {
  const text = collapse(written)
  const days = new Set(
    [...text.matchAll(DAYS)].map(([, year, month, day, month2, day2]) =>
      [year, month ?? month2, day ?? day2].map((part = '') => part.padStart(2, '0')).join('-'),
    ),
  )
  const [day = ''] = days
  return days.size === 1 && !OTHER_DAY.test(text) ? day : ''
}
