/** The feed of places that are new in a district. */
export const NEW_PLACES = {
  link: '새 식당 소식(RSS)',
  title: (region: string): string => `공공밥상 ${region}에 새로 오른 식당`,
  description: (region: string): string => `${region}에서 업무추진비 기록에 처음 나온 식당이에요.`,
  item: (agencies: number, visits: number): string => `공공기관 ${agencies}곳, 방문 ${visits}번`,
  unknown: '그런 지역이 없어요.',
}
