/** As in the light theme of `theme.css`. */
const PAPER = '#fbfaf7'
const INK = '#1c1b18'
const SOFT = '#57544c'
const LINE = '#e7e3d9'
const ACCENT = '#b8381c'

const bowl = (colour: string, width: number): string => `
  <g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">
    <path d="M3.5 11.5h17a8.500 8.500 0 0 1-5.500 7.800h-6a8.500 8.500 0 0 1-5.500-7.800Z" fill="${colour}"/>
    <path d="M9 8c0-1.500 1.200-1.500 1.200-3M13.800 8c0-1.500 1.200-1.500 1.200-3"/>
  </g>`

/** A steaming bowl of rice. `inset` and `radius` are shares of the edge; systems that crop icons need more margin. */
export function iconDrawing({ inset, radius }: { inset: number; radius: number }): string {
  const scale = 1 - 2 * inset
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <rect width="24" height="24" rx="${24 * radius}" fill="${ACCENT}"/>
  <g transform="translate(${24 * inset} ${24 * inset - 0.1}) scale(${scale})">${bowl(PAPER, 1.9)}
  </g>
</svg>
`
}

/** 1200×630 */
export const cardDrawing = (fontUrl: string): string => `<!doctype html>
<html lang="ko">
  <style>
    @font-face { font-family: Pretendard; font-weight: 45 920; src: url(${fontUrl}) format('woff2'); }
    body { margin: 0; width: 1200px; height: 630px; position: relative; background: ${PAPER}; color: ${INK};
      font-family: Pretendard; word-break: keep-all; }
    .logo { position: absolute; left: 88px; top: 80px; font-size: 44px; font-weight: 800; letter-spacing: -0.04em; }
    .logo b, em { color: ${ACCENT}; font-style: normal; font-weight: inherit; }
    h1 { position: absolute; left: 88px; top: 196px; margin: 0; font-size: 88px; font-weight: 780; line-height: 1.16;
      letter-spacing: -0.045em; }
    p { position: absolute; left: 88px; bottom: 78px; margin: 0; font-size: 31px; color: ${SOFT};
      letter-spacing: -0.02em; }
    .rule { position: absolute; left: 88px; right: 88px; bottom: 146px; border-top: 3px solid ${INK}; }
    .plate { position: absolute; right: -74px; top: 40px; width: 400px; height: 400px; border-radius: 50%;
      background: #fff; border: 3px solid ${LINE}; }
    .plate svg { position: absolute; left: 66px; top: 88px; width: 190px; }
  </style>
  <body>
    <div class="plate"><svg viewBox="0 0 24 24">${bowl(ACCENT, 1.7)}</svg></div>
    <div class="logo">공공<b>밥상</b></div>
    <h1>공무원이 다녀간 밥집,<br>기록으로 찾아요</h1>
    <div class="rule"></div>
    <p>어느 기관이, 언제, 얼마에 다녀갔는지 원문과 함께</p>
  </body>
</html>`
