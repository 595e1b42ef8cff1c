import type { RaThemeOptions } from 'react-admin'
import { componentsFor } from './components'
import { DARK, LIGHT, type Tokens } from './tokens'

const FONT = 'var(--typeface)'

const colour = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText })

const themeOf = (mode: 'light' | 'dark', tokens: Tokens): RaThemeOptions => ({
  sidebar: { width: 212, closedWidth: 56 },
  shape: { borderRadius: 6 },
  palette: {
    mode,
    primary: colour(tokens.ink, tokens.paper),
    secondary: colour(tokens.soft, tokens.paper),
    error: colour(tokens.accent, tokens['accent-ink']),
    success: colour(tokens.good, tokens.paper),
    warning: colour(tokens.warn, tokens.paper),
    info: colour(tokens.soft, tokens.paper),
    background: { default: tokens.paper, paper: tokens.card },
    text: { primary: tokens.ink, secondary: tokens.soft, disabled: tokens.faint },
    divider: tokens.line,
    action: { hover: tokens.wash, selected: tokens.wash, active: tokens.soft },
  },
  typography: {
    fontFamily: FONT,
    fontSize: 13.5,
    htmlFontSize: 16,
    body1: { fontSize: 13.5, lineHeight: 1.5 },
    body2: { fontSize: 13.5, lineHeight: 1.5 },
    h1: { fontSize: 20, lineHeight: 1.3, letterSpacing: '-0.025em', fontWeight: 720, wordSpacing: '.08em' },
    h2: { fontSize: 15, lineHeight: 1.4, letterSpacing: '-0.01em', fontWeight: 680, wordSpacing: '.08em' },
    h3: { fontSize: 13, lineHeight: 1.4, fontWeight: 650, wordSpacing: '.08em' },
    button: { fontWeight: 600, textTransform: 'none' },
    caption: { fontSize: 12 },
  },
  components: componentsFor(tokens),
})

export const lightTheme = themeOf('light', LIGHT)
export const darkTheme = themeOf('dark', DARK)
