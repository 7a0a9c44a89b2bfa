import Link from "next/link";
import type { ReactNode } from "react";
import { type ButtonSize, type ButtonTone, buttonClasses } from "./button";

/** The look of a button for what leads to another page. Apart from it, for the war room leads nowhere. */
export function ButtonLink(props: {
  href: string;
  children: ReactNode;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
}) {
  const { href, children, tone = "plain", size = "medium", className = "" } = props;
  return (
    <Link href={href} className={buttonClasses(tone, size, className)}>
      {children}
    </Link>
  );
}
