import type { BracketRole } from './bracketRole'

export const BRACKET_SLOT = '\u0002'

/** Rejoins a name with the brackets that belong to it: '일품(一品)가든', '양천캐슬(2)점', '(1)by3', '굽네치킨(경복궁)점'. */
export function rejoinBrackets(outer: string, roles: BracketRole[]): string {
  if (!outer.includes(BRACKET_SLOT)) return outer
  let at = 0
  return [...outer]
    .map((char, i) => {
      if (char !== BRACKET_SLOT) return char
      const role = roles[at++]
      const next = outer[i + 1]
      const gluedBehind = next !== undefined && next !== ' ' && next !== BRACKET_SLOT
      const ordinal = i === 0 || next === '점'
      if (role?.role === 'alias' && gluedBehind && ordinal && /^\d{1,2}$/.test(role.text)) return `(${role.text})`
      if (role?.role === 'alias' && /^ ?점(?: |$)/.test(outer.slice(i + 1))) return role.text
      if (role?.role !== 'alias' || !gluedBehind)
        return gluedBehind && outer[i - 1] !== ' ' && role?.role === 'noise' ? '' : ' '
      return ''
    })
    .join('')
}
