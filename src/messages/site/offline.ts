export const OFFLINE_TITLE = '지금은 연결되어 있지 않아요'
export const OFFLINE_ADVICE = '이 화면은 아직 이 기기에 없어요. 연결된 뒤에 다시 시도해 주세요.'
export const KEPT_PAGES = '연결 없이 볼 수 있는 화면'
