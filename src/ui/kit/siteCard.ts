/** The default Open Graph image, drawn by `npx tsx scripts/draw-icons.ts`. */
export const SITE_CARD = {
  url: '/og.png',
  width: 1200,
  height: 630,
  alt: '공공밥상: 공무원이 다녀간 밥집, 기록으로 찾아요',
}
