/** Drawings as pictures. */

/** The longest side of a picture that is shared, in pixels. */
export const SHARED = 2400;

/** A drawing as PNG, as large as fits; it fails where browsers do not draw it. */
export async function pngOf(svg: string, longest: number): Promise<Blob> {
  const canvas = await drawn(svg, longest);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

async function drawn(svg: string, longest: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  const address = URL.createObjectURL(svgOf(svg));
  try {
    image.src = address;
    await image.decode();
    const scale = longest / Math.max(image.naturalWidth, image.naturalHeight, 1);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(Math.round(image.naturalWidth * scale), 1);
    canvas.height = Math.max(Math.round(image.naturalHeight * scale), 1);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function svgOf(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  // A page that can be both is what the system is.
  if (scheme.includes('light') && scheme.includes('dark')) {
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }
  return scheme.includes('dark');
}
