import type { RaThemeOptions } from 'react-admin'
import type { ThemeOptions } from '@mui/material/styles'

/** Where the menu is a rail and side-by-side content is tight. */
export const NARROW = '@media (max-width: 1100px)'
/** Where nothing is side by side and there is no keyboard. */
export const PHONE = '@media (max-width: 640px)'
/** Fits a readable list and a drawer next to it. */
export const ROOMY = '@media (min-width: 1200px)'
export const DRAWER_WIDTH = 400
/** Marks an open drawer next to the list, which leaves its width free. */
export const DOCKED = 'data-docked'

/** Text contrast meets AA in both themes; red is for what destroys, is broken or is late. */
const LIGHT = {
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

type Tokens = typeof LIGHT

const DARK: Tokens = {
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

const focusRing = { outline: '2px solid var(--ink)', outlineOffset: 2 }

/** Component styles: dense, ink instead of colour, hairlines instead of shadows. */
const componentsFor = (tokens: Tokens): ThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':root': Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value])),
      body: {
        fontFeatureSettings: '"tnum"',
        wordBreak: 'keep-all',
        overflowWrap: 'anywhere',
        // Keeps the layout from shifting when a scroll bar appears.
        scrollbarGutter: 'stable',
      },
      ':focus-visible': focusRing,
      '.MuiChartsSurface-root:has(:focus-visible)': focusRing,
      // Libraries that draw none, or a shadow that their group cuts off.
      '.maplibregl-ctrl-group button:focus-visible': { outline: '2px solid var(--ink)', outlineOffset: -4 },
      a: { color: 'inherit' },
      '@media (prefers-reduced-motion: reduce)': {
        '*': { transition: 'none !important', animation: 'none !important' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'inherit' },
    styleOverrides: {
      root: { minHeight: 32, padding: '0 12px', fontSize: 13, lineHeight: 1.4, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 28, padding: '0 9px', fontSize: 12.5 },
      sizeLarge: { minHeight: 40, padding: '0 18px', fontSize: 14 },
      outlined: {
        borderColor: 'var(--line)',
        background: 'var(--card)',
        '&.MuiButton-colorError:not(.Mui-disabled)': { borderColor: 'var(--line)', color: 'var(--accent)' },
      },
      contained: {
        '&.MuiButton-colorInherit:not(.Mui-disabled)': {
          background: 'var(--ink)',
          color: 'var(--paper)',
          '&:hover': { background: 'var(--soft)' },
        },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: { paper: { border: '1px solid var(--line)', borderRadius: 8, boxShadow: 'var(--shade)' } },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '18px 20px 6px', fontSize: 17, fontWeight: 680 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '6px 20px 12px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '10px 20px 18px' } } },
  MuiMenu: {
    styleOverrides: { paper: { border: '1px solid var(--line)', boxShadow: 'var(--shade)', borderRadius: 8 } },
  },
  MuiMenuItem: { styleOverrides: { root: { fontSize: 13.5, minHeight: 32, paddingTop: 4, paddingBottom: 4 } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiAutocomplete: {
    defaultProps: {
      size: 'small',
      clearText: '지우기',
      openText: '펴기',
      closeText: '접기',
      loadingText: '찾는 중…',
      noOptionsText: '찾는 것이 없어요.',
    },
  },
  MuiOutlinedInput: {
    // Makes room in the outline for the shrunk label.
    defaultProps: { notched: true },
    styleOverrides: {
      root: { background: 'var(--card)', borderRadius: 6, '&.Mui-focused': { ...focusRing, outlineOffset: 1 } },
      notchedOutline: { borderColor: 'var(--edge)' },
    },
  },
  // Labels stay above the field, so nothing moves while typing; the background keeps the focus ring from crossing them.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: { outlined: { background: 'var(--card)', borderRadius: 3, padding: '0 4px', marginLeft: -4 } },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 2, fontSize: 12.5 } } },
  // react-admin puts the label on the wrapper, where ARIA forbids it, instead of on the checkbox.
  MuiCheckbox: {
    defaultProps: {
      size: 'small',
      color: 'default',
      slotProps: { root: { 'aria-label': undefined }, input: { 'aria-label': '고르기' } },
    },
    styleOverrides: { root: { padding: 6 } },
  },
  // Figures and dates start with the largest; names say otherwise in their column.
  RaDataTableHeadCell: { defaultProps: { sortByOrder: 'DESC' } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 38, padding: '7px 0', marginRight: 18, minWidth: 0, fontSize: 13.5 } },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 38 }, indicator: { background: 'var(--ink)' } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: 'var(--line)',
        fontSize: 13,
        lineHeight: 1.35,
        // A narrow table scrolls sideways instead of breaking words into columns one letter wide.
        [PHONE]: { overflowWrap: 'break-word' },
      },
      sizeSmall: { height: 48, padding: '4px 10px 4px 0' },
      head: { height: 32, color: 'var(--faint)', fontSize: 12, fontWeight: 550, whiteSpace: 'nowrap' },
      stickyHeader: { background: 'var(--paper)' },
    },
  },
  MuiTooltip: {
    styleOverrides: { tooltip: { background: 'var(--ink)', color: 'var(--paper)', fontSize: 12, fontWeight: 500 } },
  },
  MuiSnackbarContent: {
    styleOverrides: { root: { background: 'var(--ink)', color: 'var(--paper)', borderRadius: 8, fontSize: 13.5 } },
  },
})

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
