export const RESTRICTION_REASONS = [
  '명예훼손을 이유로 한 게시중단 요청',
  '사생활 침해를 이유로 한 게시중단 요청',
  '저작권 침해를 이유로 한 게시중단 요청',
]
