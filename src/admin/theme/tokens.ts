/** Text contrast meets AA in both themes; red is reserved for attention. */
export const LIGHT = {
  paper: '#fbfaf7',
  card: '#ffffff',
  ink: '#1c1b18',
  soft: '#5d5a52',
  faint: '#6f6b60',
  line: '#e7e3d9',
  edge: '#8f897b',
  wash: '#f3f0e8',
  accent: '#b8381c',
  'accent-ink': '#ffffff',
  'accent-wash': '#f8e9e3',
  good: '#2d6a4f',
  'good-wash': '#e6f1ea',
  warn: '#835400',
  'warn-wash': '#faf0d8',
  shade: '0 8px 28px rgb(40 34 20 / 0.13)',
}

export type Tokens = typeof LIGHT

export const DARK: Tokens = {
  paper: '#171613',
  card: '#1f1e1a',
  ink: '#f1eee6',
  soft: '#b8b3a6',
  faint: '#9a9588',
  line: '#34322b',
  edge: '#777263',
  wash: '#26241f',
  accent: '#ee7a5c',
  'accent-ink': '#1c1b18',
  'accent-wash': '#3a241d',
  good: '#74c69d',
  'good-wash': '#1c2f26',
  warn: '#e2b65c',
  'warn-wash': '#332a12',
  shade: '0 8px 28px rgb(0 0 0 / 0.5)',
}
