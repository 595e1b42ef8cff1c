export interface MapTokens {
  paper: string
  card: string
  ink: string
  accent: string
  line: string
  shades: [string, string, string, string, string]
}

/** WebGL cannot use CSS variables. */
export function readThemeColors(): MapTokens {
  const style = getComputedStyle(document.documentElement)
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const shade = (i: number) => value(`shade-${i}`)
  return {
    paper: value('paper'),
    card: value('card'),
    ink: value('ink'),
    accent: value('accent'),
    line: value('line'),
    shades: [shade(0), shade(1), shade(2), shade(3), shade(4)],
  }
}
