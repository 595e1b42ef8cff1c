export const EXCLUSION_REASONS = ['문을 닫은 곳', '식당이 아님', '게시중단 요청이 있음', '자료가 의심스러움']
