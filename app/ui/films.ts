/** Written by assets-src/films/make-films.ts: duration of each film of public/video, and the sizes of its files in bytes. */
export const films = {
  welcome: { seconds: 20, webm: 97863, mp4: 214996 },
  "news-community": { seconds: 12, webm: 71982, mp4: 173157 },
  "news-support": { seconds: 12, webm: 56595, mp4: 143080 },
  "news-skills": { seconds: 12, webm: 65199, mp4: 151820 },
  "news-tournament": { seconds: 12, webm: 60679, mp4: 140779 },
  "testimonial-1": { seconds: 8, webm: 33539, mp4: 76970 },
  "testimonial-2": { seconds: 8, webm: 31125, mp4: 76817 },
  "testimonial-3": { seconds: 8, webm: 39007, mp4: 100182 },
  "testimonial-4": { seconds: 8, webm: 23412, mp4: 49401 },
  "testimonial-5": { seconds: 8, webm: 21426, mp4: 45262 },
  "testimonial-6": { seconds: 8, webm: 26372, mp4: 62234 },
  "testimonial-7": { seconds: 8, webm: 19648, mp4: 42007 },
  "testimonial-8": { seconds: 8, webm: 18454, mp4: 39682 },
  "testimonial-9": { seconds: 8, webm: 28404, mp4: 64500 },
  "testimonial-10": { seconds: 8, webm: 30785, mp4: 72427 },
};

export type FilmName = keyof typeof films;

/** Frame size of every film, in pixels. */
export const filmSize = { width: 640, height: 360 };

/** Values of the `type` attribute: a browser requests only the first file that it can play. */
export const filmTypes = {
  webm: 'video/webm; codecs="av01.0.01M.08"',
  mp4: 'video/mp4; codecs="avc1.64001f"',
};
