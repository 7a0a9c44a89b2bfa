"use client";
import { type ReactNode, useState } from "react";
import { Button, type ButtonSize, type ButtonTone } from "../ui/button";
import { Dialog } from "../ui/dialog";

interface ConfirmButtonProps {
  children: ReactNode;
  /** Title of the dialog, a question. */
  question: string;
  /** What will happen to everybody, in full sentences. */
  consequence: ReactNode;
  /** Verb on the button that does it. */
  confirm: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  why?: string | undefined;
  onConfirm: () => void;
}

/** For what cannot be taken back: the first press only asks. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const { tone = "plain", size = "medium" } = props;
  return (
    <>
      <Button tone={tone} size={size} why={props.why} onClick={() => setOpen(true)}>
        {props.children}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={props.question}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Not yet</Button>
            <Button
              tone={tone === "danger" ? "danger" : "primary"}
              onClick={() => {
                setOpen(false);
                props.onConfirm();
              }}
            >
              {props.confirm}
            </Button>
          </>
        }
      >
        <div className="text-base">{props.consequence}</div>
      </Dialog>
    </>
  );
}
